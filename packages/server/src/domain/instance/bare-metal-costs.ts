import { getBareMetalCosts } from '@compute-market/contract/calls/cost';
import { implement } from '../../http/handler';

/** Nothing rents bare metal yet: machines are reserved and contracted outside, so there is no line to show. */
export const bareMetalCosts = implement(getBareMetalCosts, ({ page, page_size }) => Promise.resolve({ data: [], total: 0, page, page_size, SumAmount: 0 }));
