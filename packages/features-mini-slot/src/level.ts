/** The level to hold after another was told: one below 0 says nothing and is ignored (MINISLOT-02). */
export const levelAfter = (held: number, told: number): number => (told < 0 ? held : told)
