// Apart from the rest: a story must not bring a test runner into the browser.
export { describeReveal, type RevealScene } from './describeReveal.tsx'
export { describeFeaturePage } from './describeFeaturePage.tsx'
