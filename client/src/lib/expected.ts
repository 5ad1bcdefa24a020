/** The game to make ready before the house has told which one is played here, as the page itself says; any other costs a moment. */
export const expected: string | null = document.querySelector<HTMLMetaElement>("meta[name=game]")?.content || null;
