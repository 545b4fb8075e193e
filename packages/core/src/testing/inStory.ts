/** A story that is shown, as its `play` gets it. */
interface Shown {
  canvasElement: HTMLElement
}

/** Waits for a part of a story's document, for 5 s at most. @throws Error that names what did not come. */
export async function found<Found extends Element>(
  { canvasElement }: Shown,
  selector: string,
): Promise<Found> {
  for (let wait = 0; wait < 100; wait++) {
    const element = canvasElement.ownerDocument.body.querySelector<Found>(selector)
    if (element) return element
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${selector} did not come within 5 s.`)
}

/** A `play` that presses what is selected, one after the other, each once it is there. */
export const press =
  (...selectors: string[]) =>
  async (shown: Shown): Promise<void> => {
    for (const selector of selectors) (await found<HTMLElement>(shown, selector)).click()
  }

/** Types into a field as a player does: what watches it hears of it. */
export function typeInto(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
