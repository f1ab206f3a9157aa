import type { Implementation } from '../../http/handler';
import { listOrders } from './get-orders';

export const implementations: Implementation[] = [listOrders];
