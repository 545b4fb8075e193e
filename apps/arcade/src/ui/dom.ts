type Attributes = Record<string, string | boolean | undefined>

/** Makes an element. Attributes set to true are present, to false or undefined absent. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) made.setAttribute(name, '')
    else if (typeof value === 'string') made.setAttribute(name, value)
  }
  made.append(...children)
  return made
}

const icons = {
  minus: 'M5 12h14',
  plus: 'M5 12h14M12 5v14',
  close: 'M6 6l12 12M18 6L6 18',
  info: 'M12 11v6M12 7.2v.1M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18',
  soundOn: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  soundOff: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  spin: 'M19.5 12a7.5 7.5 0 1 1-2.6-5.7M17.6 2.6l-.3 4.2-4.2-.4',
  play: 'M8.5 5.5l10.5 6.5-10.5 6.5z',
  skip: 'M5 6l7 6-7 6zM13 6l7 6-7 6z',
  begin: 'M8 4.5l11 7.5-11 7.5z',
  deal: 'M3.5 8.2l6.6-2.4 4.4 12-6.6 2.4zM11.5 5.2l7 .6-1.1 12.7-2.4-.2',
  fire: 'M12 3v5M12 16v5M3 12h5M16 12h5M12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7',
} as const

export type IconName = keyof typeof icons

/** A drawn icon; its button carries the name. */
export function icon(name: IconName): SVGSVGElement {
  const space = 'http://www.w3.org/2000/svg'
  const svg = document.createElementNS(space, 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS(space, 'path')
  path.setAttribute('d', icons[name])
  svg.append(path)
  return svg
}

/** Tells style sheets how long the longest word of a text is, so that it fits where there is little room. */
export function tellLongestWord(shown: HTMLElement, text: string): void {
  const longest = Math.max(...text.split(/[\s-]/).map((word) => word.length))
  shown.style.setProperty('--longest', `${longest}`)
}
