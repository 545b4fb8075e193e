const tag = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][\w:-]*="[^"<]*")*)\s*(\/?)>/y

/**
 * Checks that a text is one well-formed SVG element: tags close in order, attributes are quoted,
 * ids are unique, references lead somewhere, numbers are numbers. Throws at the first fault.
 */
export function checkSvg(svg: string): void {
  const open: string[] = []
  tag.lastIndex = 0
  while (tag.lastIndex < svg.length) {
    const at = tag.lastIndex
    const found = tag.exec(svg)
    if (!found) throw new Error(`Not well-formed at ${at}: ${svg.slice(at, at + 80)}`)
    const [, closing, name = '', , selfClosing] = found
    if (closing) {
      const expected = open.pop()
      if (expected !== name) throw new Error(`</${name}> closes <${expected}> at ${at}.`)
    } else if (!selfClosing) open.push(name)
    if (open.length === 0 && tag.lastIndex < svg.length) throw new Error('Text after the root.')
  }
  if (open.length > 0) throw new Error(`Left open: ${open.join(', ')}.`)
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
  const known = new Set(ids)
  if (known.size !== ids.length) {
    throw new Error(`Repeated id ${ids.find((id, i) => ids.indexOf(id) !== i)}.`)
  }
  for (const [, reference] of svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)) {
    if (!known.has(reference)) throw new Error(`#${reference} leads nowhere.`)
  }
  const odd = /NaN|undefined|Infinity/.exec(svg)
  if (odd)
    throw new Error(`${odd[0]} at ${odd.index}: ${svg.slice(odd.index - 60, odd.index + 20)}`)
}
