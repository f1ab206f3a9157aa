import type { Implementation } from '../../http/handler';
import { listOrders } from './get-orders';
import { orderDetailCall } from './order-detail';

export const implementations: Implementation[] = [listOrders, orderDetailCall];
