export { SearchKey } from './search/SearchKey.tsx'
