import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'

/** The page's policy takes styles only under the nonce that the server wrote into this page. */
const nonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content
const styles = createCache({ key: 'staff', prepend: true, ...(nonce && { nonce }) })

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element #root to draw the back office in.')
createRoot(root).render(
  <StrictMode>
    <CacheProvider value={styles}>
      <App />
    </CacheProvider>
  </StrictMode>,
)
