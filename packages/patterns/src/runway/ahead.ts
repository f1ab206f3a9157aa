import { routes } from '@compute-market/contract/routes';

/** Id of the part of 充值 that lists the charges of the next 30 days (decisions 86). */
export const aheadId = 'ahead';

/** Leads to it from any page. */
export const aheadHref = `${routes.recharge.to()}#${aheadId}`;
