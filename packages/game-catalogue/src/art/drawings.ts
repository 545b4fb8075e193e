import { readDrawings } from './compile/readDrawings.ts'

/**
 * The drawings of `drawings/`, compiled. This reads them where Node runs it; in a bundle `compiledDrawings` of
 * the build has put in its place what they compile to.
 */
export const { letters, ranks, suits, courts, symbols } = readDrawings()
