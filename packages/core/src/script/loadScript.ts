import { trustedScriptUrl } from './trusted.ts'

/** A script element as far as loading goes; tests hand in their own. */
export type ScriptElement = Pick<HTMLScriptElement, 'src' | 'async' | 'onload' | 'onerror'>

/** Makes a script element and puts it in place, or gives tests the say. */
export interface ScriptPlace {
  create: () => ScriptElement
  append: (script: ScriptElement) => void
}

export const documentPlace: ScriptPlace = {
  create: () => document.createElement('script'),
  append: (script) => document.head.append(script as HTMLScriptElement),
}

/** Fetches and runs a script. @throws when it cannot be loaded. */
export function loadScript(src: string, place: ScriptPlace = documentPlace): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = place.create()
    script.onload = () => resolve()
    script.onerror = () =>
      reject(new Error(`The script ${src} could not be loaded: blocked, offline or gone.`))
    script.async = true
    script.src = trustedScriptUrl(src)
    place.append(script)
  })
}
