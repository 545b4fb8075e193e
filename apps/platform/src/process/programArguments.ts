/** What was said to a program: after `node server.js <name>` in a packed platform, after its own file elsewhere. */
export const programArguments = (name: string): string[] =>
  process.argv.slice(2).filter((word, nth) => nth > 0 || word !== name)
