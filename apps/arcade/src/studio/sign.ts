/** A studio's sign, in the colour of the text beside it. */
export function studioSign(mark: string): SVGSVGElement {
  const space = 'http://www.w3.org/2000/svg'
  const svg = document.createElementNS(space, 'svg')
  svg.setAttribute('viewBox', '0 0 48 48')
  svg.setAttribute('class', 'sign')
  svg.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS(space, 'path')
  path.setAttribute('d', mark)
  path.setAttribute('fill-rule', 'evenodd')
  svg.append(path)
  return svg
}
