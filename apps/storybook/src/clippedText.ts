/** Longer by about two fifths, as the longest of the languages that a brand may be translated to. */
const longer: Record<string, string> = {
  a: 'áâ',
  e: 'éê',
  i: 'íî',
  o: 'óô',
  u: 'úû',
  y: 'ýÿ',
  A: 'ÁÂ',
  E: 'ÉÊ',
  I: 'ÍÎ',
  O: 'ÓÔ',
  U: 'ÚÛ',
  Y: 'ÝŸ',
}

/** What a text would be in the pseudo-locale. */
export const pseudo = (text: string): string =>
  text.replace(/[aeiouyAEIOUY]/g, (letter) => longer[letter] ?? letter)

const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'

/** Whether an element says by its style that it shortens what is too long. */
const shortens = ({ textOverflow, webkitLineClamp }: CSSStyleDeclaration) =>
  textOverflow === 'ellipsis' || webkitLineClamp !== 'none'

/** Rounding and the slant of letters. */
const slack = 2

/** The element that cuts a text off without saying so; null when all of it can be seen or reached. */
function cutterOf(node: Text): Element | null {
  // In a line that is closed it has a place, and stands nowhere.
  if (!node.parentElement?.checkVisibility()) return null
  const range = document.createRange()
  range.selectNodeContents(node)
  const text = range.getBoundingClientRect()
  if (!text.width) return null
  for (
    let one: Element | null = node.parentElement;
    one && one !== document.body;
    one = one.parentElement
  ) {
    const style = getComputedStyle(one)
    // Meant for speech alone, or out of sight as a whole.
    if (one.clientWidth <= 1 || style.visibility === 'hidden' || style.opacity === '0') return null
    if (shortens(style) || scrolls(style.overflowX) || scrolls(style.overflowY)) return null
    const box = one.getBoundingClientRect()
    const wide = text.right > box.right + slack || text.left < box.left - slack
    const high = text.bottom > box.bottom + slack || text.top < box.top - slack
    if ((wide && hides(style.overflowX)) || (high && hides(style.overflowY))) return one
  }
  return text.right > window.innerWidth + slack ? document.body : null
}

/**
 * Writes every text of the page as the pseudo-locale would and looks which are cut off.
 * @throws with each such text and what cuts it.
 */
export function findClippedText(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const before = new Map<Text, string>()
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    if (/[a-z]{3}/i.test(node.data) && !node.parentElement?.closest('script, style, svg'))
      before.set(node, node.data)
  }
  const found: string[] = []
  try {
    for (const [node, text] of before) node.data = pseudo(text)
    for (const node of before.keys()) {
      const cutter = cutterOf(node)
      if (cutter) found.push(`'${node.data}' is cut off by ${cutter.outerHTML.split('>')[0]}>`)
    }
  } finally {
    for (const [node, text] of before) node.data = text
  }
  if (found.length) throw new Error(`Longer texts are cut off:\n${found.join('\n')}`)
}
