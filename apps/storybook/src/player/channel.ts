/** From the stories, the id of one: what it shows follows the toolbar's player. */
export const followsPlayer = 'marquee/player/follows'
