import { vars } from '@marquee/theme'

const nothing = 'rgba(0, 0, 0, 0)'

/** The name of a role's CSS variable, without `var()`. */
const nameOf = (reference: string) => reference.slice(4, -1)

const textures = Object.values(vars.texture).map(nameOf)

/** Moves colours that a layer behind an element paints onto the element itself. */
function flattenLayers(): (() => void)[] {
  return [...document.body.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    const layer = getComputedStyle(element, '::before')
    if (layer.zIndex !== '-1' || layer.backgroundColor === nothing) return []
    const before = element.style.backgroundColor
    element.style.backgroundColor = layer.backgroundColor
    element.dataset['flat'] = ''
    return [
      () => {
        element.style.backgroundColor = before
        delete element.dataset['flat']
      },
    ]
  })
}

/**
 * Runs `work` while the page is painted in plain colours: no textures, no layers behind elements.
 * Axe says nothing about text above either, although the colour below is what the text must stand
 * out from; textures are faint by contract.
 */
export async function flattened(work: () => Promise<void>): Promise<void> {
  const root = document.documentElement
  const plain = document.createElement('style')
  plain.textContent = '[data-flat]::before { content: none !important }'
  document.head.append(plain)
  for (const texture of textures) root.style.setProperty(texture, 'none')
  const restore = flattenLayers()
  try {
    await work()
  } finally {
    for (const each of restore) each()
    for (const texture of textures) root.style.removeProperty(texture)
    plain.remove()
  }
}
