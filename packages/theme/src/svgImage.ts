const escapes: Record<string, string> = { '<': '%3C', '>': '%3E', '#': '%23', '%': '%25', '"': "'" }

/**
 * A small drawing as a CSS image, for texture, trim and ornament tokens. It travels in the first
 * stylesheet, where a theme may add 3 kB gzip at most; anything larger is a file in `art`.
 * @param width intrinsic width in px, at which the image repeats
 * @param height intrinsic height in px
 * @param content SVG elements without the `svg` around them
 */
export const svgImage = (width: number, height: number, content: string): string =>
  asUrl(` width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`, content)

/**
 * A drawing as a CSS image as large as what it lies on, where lengths in percent are of that. What stands
 * once on a whole page is drawn so: a gradient of that size is computed for each pixel of the page.
 * @param content SVG elements without the `svg` around them
 */
export const svgCover = (content: string): string => asUrl('', content)

function asUrl(size: string, content: string): string {
  const markup = `<svg xmlns="http://www.w3.org/2000/svg"${size}>${content}</svg>`
  return `url("data:image/svg+xml,${markup.replace(/[<>#%"]/g, (character) => escapes[character] ?? character)}")`
}
