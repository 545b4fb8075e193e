export { LevelNews } from './news/LevelNews.tsx'
