/** Clocks and agreements, with their words: fetched where a table has any. */
export const timed = async (): Promise<typeof import("./clock/parts")> => {
  const parts = await import("./clock/parts");
  await parts.spoken();
  return parts;
};
