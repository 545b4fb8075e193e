import type { ScriptElement, ScriptPlace } from './loadScript.ts'

/** A document that puts scripts nowhere: a test says whether they load. */
export function makeScriptPlace(): ScriptPlace & { scripts: ScriptElement[] } {
  const scripts: ScriptElement[] = []
  return {
    scripts,
    create: () => ({ src: '', async: false, onload: null, onerror: null }),
    append: (script) => void scripts.push(script),
  }
}
