/** A ticket's eight digits in two halves, as they are easier to read. */
export const readable = (number: string): string => `${number.slice(0, 4)} ${number.slice(4)}`
