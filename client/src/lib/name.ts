/** What the house takes for a name; it counts visible characters, as the server does. */
export const LONGEST = 24;

export const long = (name: string): boolean => [...name.trim().normalize("NFC")].length > LONGEST;
