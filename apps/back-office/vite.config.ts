import { compress } from '@marquee/brand-build/compress'
import { recordDependencies } from '@marquee/brand-build/dependencies'
import { recordSources } from '@marquee/brand-build/sources'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Writes `.br` and `.gz` beside each file of the build, so that nothing is compressed on a request. */
const compressed = (): Plugin => ({
  name: 'compressed',
  apply: 'build',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.fileName.endsWith('.html')) continue
      const content = Buffer.from(file.type === 'chunk' ? file.code : file.source)
      for (const [ending, source] of Object.entries(compress(content)))
        this.emitFile({ type: 'asset', fileName: `${file.fileName}.${ending}`, source })
    }
  },
})

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), compressed(), recordDependencies(), recordSources()],
  build: {
    target: 'es2022',
    // The page's policy takes scripts and pictures as files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // One library of a megabyte, for people who come back all day.
    chunkSizeWarningLimit: 2_000,
  },
})
