const escapes: Record<string, string> = { '<': '%3C', '>': '%3E', '#': '%23', '%': '%25', '"': "'" }

/**
 * A small drawing as a CSS image, for texture, trim and ornament tokens. It travels in the first
 * stylesheet, where a theme may add 3 kB gzip at most; anything larger is a file in `art`.
 * @param width intrinsic width in px, at which the image repeats
 * @param height intrinsic height in px
 * @param content SVG elements without the `svg` around them
 */
export function svgImage(width: number, height: number, content: string): string {
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`
  return `url("data:image/svg+xml,${markup.replace(/[<>#%"]/g, (character) => escapes[character] ?? character)}")`
}
