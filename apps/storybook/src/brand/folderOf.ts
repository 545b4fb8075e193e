/** The folder of a brand and of its theme, by its key. */
export const folderOf = (key: string): string =>
  key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
