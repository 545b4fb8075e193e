/** Something that maths from elsewhere has to mend, with the file and, where it is one, the line. */
export class MathsError extends Error {
  constructor(file: string, line: number | null, what: string) {
    super(`${file}${line === null ? '' : `:${line}`}: ${what}`)
    this.name = 'MathsError'
  }
}
