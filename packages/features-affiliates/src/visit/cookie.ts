/** Where the code of a partner is kept on the device, once that is allowed. */
export const affiliateCookie = 'affiliate_code'
