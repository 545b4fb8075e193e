/** Opens the daily reward over the lobby. */
export const dailyLoginLink = '/lobby/?openModal=daily-login'
