import { vars } from '@marquee/theme'

const nothing = 'rgba(0, 0, 0, 0)'

/** The name of a role's CSS variable, without `var()`. */
const nameOf = (reference: string) => reference.slice(4, -1)

const textures = Object.values(vars.texture).map(nameOf)

/**
 * Takes textures off the page, and movement off its colours, until the answer is called. Nobody can
 * say one colour of a texture, and it is faint by contract; a colour on its way to another is none.
 */
export function takeTexturesOff(): () => void {
  const root = document.documentElement
  const still = document.createElement('style')
  still.textContent = '*, ::before, ::after { transition: none !important }'
  document.head.append(still)
  for (const texture of textures) root.style.setProperty(texture, 'none')
  return () => {
    for (const texture of textures) root.style.removeProperty(texture)
    still.remove()
  }
}

/** The colour that a layer behind an element's content paints over the element's own; null without one. */
export function layerOf(element: Element): string | null {
  const { zIndex, backgroundColor } = getComputedStyle(element, '::before')
  return zIndex === '-1' && backgroundColor !== nothing ? backgroundColor : null
}

/** Moves colours that a layer behind an element paints onto the element itself. */
function flattenLayers(): (() => void)[] {
  return [...document.body.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    const layer = layerOf(element)
    if (layer === null) return []
    const before = element.style.backgroundColor
    element.style.backgroundColor = layer
    element.dataset['flat'] = ''
    return [
      () => {
        element.style.backgroundColor = before
        delete element.dataset['flat']
      },
    ]
  })
}

/** Runs `work` while no element has a layer behind it: axe says nothing about text above one. */
export async function flattened<Result>(work: () => Promise<Result>): Promise<Result> {
  const plain = document.createElement('style')
  plain.textContent = '[data-flat]::before { content: none !important }'
  document.head.append(plain)
  const restore = flattenLayers()
  try {
    return await work()
  } finally {
    for (const each of restore) each()
    plain.remove()
  }
}
