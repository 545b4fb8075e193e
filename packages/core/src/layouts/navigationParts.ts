/** Both of a page's navigations in one script, which comes when the first page is at rest. */
export { BottomBar } from './BottomBar.tsx'
export { MainNavigation } from './MainNavigation.tsx'
