import path from 'node:path'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { compiledDrawings } from './compiledDrawings.ts'

it('puts the drawings into a bundle, which then reads no files', async () => {
  const [made] = [
    await build({
      configFile: false,
      logLevel: 'error',
      root: import.meta.dirname,
      plugins: [compiledDrawings()],
      build: {
        write: false,
        lib: { entry: path.join(import.meta.dirname, '../art/symbol.ts'), formats: ['es'] },
      },
    }),
  ].flat()
  if (!made || !('output' in made)) throw new Error('Nothing was built.')
  const code = made.output.map((one) => (one.type === 'chunk' ? one.code : '')).join('')
  expect(code).toContain('cherry')
  expect(code).not.toMatch(/node:fs|readFileSync|saxes/i)
  const url = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
  const bundled = (await import(/* @vite-ignore */ url)) as typeof import('../art/symbol.ts')
  const { drawSymbol } = await import('../art/symbol.ts')
  const { palettes } = await import('../palettes.ts')
  expect(bundled.drawSymbol('dragon', palettes.ember)).toBe(drawSymbol('dragon', palettes.ember))
})
