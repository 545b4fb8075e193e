const figure = /^-?\d+(\.\d+)?$/
/** What a spreadsheet takes for a formula: a text that begins so is written with a quote before it. */
const formula = /^[=+\-@\t\r\n]/

/** A cell that is only ever read as text or as a plain number. */
export function csvCell(value: string): string {
  const safe = formula.test(value) && !figure.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** One line of a table for spreadsheets. */
export const csvRow = (cells: string[]): string => `${cells.map(csvCell).join(',')}\r\n`
