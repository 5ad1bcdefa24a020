/** What a table with clocks or agreements shows besides. */
export { default as Clock } from "./Clock.svelte";
export { spoken } from "./lines";
export { default as Proposal } from "./Proposal.svelte";
