import { contrastRatio, type Hex } from '@marquee/theme'

type Colours = Partial<Record<'color' | 'background-color', string>>

const withoutContent = new Set(['img', 'meta', 'br', 'hr', 'link'])
const tag = /<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^>"])*)>|([^<]+)/gi
const declaration = /(?:^|;)(color|background-color):(#[0-9a-f]{6})/gi

const coloursOf = (css: string): Colours =>
  Object.fromEntries([...css.matchAll(declaration)].map(([, name, value]) => [name, value]))

/** What the mail says of dark mode, by class. */
const rulesOf = (html: string): Map<string, Colours> => {
  const [, rules = ''] = /@media \(prefers-color-scheme:dark\)\{(.*?\})\}/.exec(html) ?? []
  return new Map(
    [...rules.matchAll(/\.([\w-]+)\{([^}]*)\}/g)].map(([, name = '', css = '']) => [
      name,
      coloursOf(css.replaceAll('!important', '')),
    ]),
  )
}

/** What a mail shows, each with its colour on its ground. */
export interface ShownText {
  text: string
  color: string | undefined
  ground: string | undefined
}

/**
 * The texts of a mail as programs draw them that know nothing but tables and styles in place, or that know
 * dark mode as well.
 */
export function shownTexts(html: string, mode: 'light' | 'dark'): ShownText[] {
  const dark = mode === 'dark' ? rulesOf(html) : new Map<string, Colours>()
  const shown: ShownText[] = []
  const stack: (Colours & { hidden: boolean })[] = [{ hidden: false }]
  const body = html.slice(html.indexOf('<body')).replaceAll(/<!--.*?-->/gs, '')
  for (const [, closing, name = '', attributes = '', text] of body.matchAll(tag)) {
    const around = stack.at(-1) ?? { hidden: false }
    if (text !== undefined) {
      const isSaid = text.replaceAll('\u00a0', ' ').trim() !== ''
      if (isSaid && !around.hidden)
        shown.push({ text, color: around.color, ground: around['background-color'] })
    } else if (closing) stack.pop()
    else if (!withoutContent.has(name.toLowerCase())) {
      const [, style = ''] = /style="([^"]*)"/.exec(attributes) ?? []
      const [, classes = ''] = /class="([^"]*)"/.exec(attributes) ?? []
      stack.push({
        ...around,
        ...coloursOf(style),
        ...Object.assign({}, ...classes.split(' ').map((one) => dark.get(one) ?? {})),
        hidden: around.hidden || style.includes('display:none'),
      })
    }
  }
  return shown
}

/** The texts that cannot be read: without a colour or a ground of their own, or too close to it. */
export const illegible = (shown: ShownText[]): ShownText[] =>
  shown.filter(
    ({ color, ground }) => !color || !ground || contrastRatio(color as Hex, ground as Hex) < 4.5,
  )
