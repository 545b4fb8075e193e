import type { Brand } from '../brand/types.ts'
import type { AccountSection, RouteDefinition } from '../feature/pages.ts'

export interface AccountPage extends RouteDefinition {
  account: AccountSection
}

/** The pages that are sections of the account area, first to last. */
export const accountPages = ({ features }: Pick<Brand, 'features'>): AccountPage[] =>
  features
    .flatMap(({ routes = [] }) => routes)
    .filter((route): route is AccountPage => route.account !== undefined)
    .sort((one, other) => one.account.order - other.account.order)
