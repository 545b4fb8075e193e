import { useSyncExternalStore } from 'react'

const never = () => () => {}
const inBrowser = () => true
const onServer = () => false

/**
 * False on the server and while a part takes over what the server rendered, true from then on: for what a
 * browser may know before that, and the server never does.
 */
export const useIsInBrowser = (): boolean => useSyncExternalStore(never, inBrowser, onServer)
