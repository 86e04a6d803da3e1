/** The games that Costwise knows, for the face too, which needs no schema. */
export const gameIds = ['battle-spirits', 'colossus-order'] as const;
