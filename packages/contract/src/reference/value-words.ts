import {
  BALANCE_CHANGE_TYPE_LABELS,
  BALANCE_REFUND_STATUS_LABELS,
  BARE_METAL_STATUS_LABELS,
  BILLING_LABELS,
  CONTAINER_TYPE_LABELS,
  COST_TYPE_LABELS,
  DUE_MODE_LABELS,
  INSTANCE_STATUS_FILTER_LABELS,
  INSTANCE_STATUS_LABELS,
  INVOICE_STATUS_LABELS,
  INVOICE_TITLE_TYPE_LABELS,
  INVOICE_TYPE_LABELS,
  ORDER_STATUS_LABELS,
  PAY_FIRST_LABELS,
} from '../enumerations';
import { INSTANCE_EVENT_GROUP_LABELS, INSTANCE_EVENT_LABELS } from '../entities/instance-event';
import { PAY_TYPE_LABELS } from '../pay-type';
import { BILL_PRODUCT_LABELS } from '../rules/bill';

type Labels = Readonly<Record<string | number, string>>;

const units: Labels = { hour: '小时', day: '天', month: '月' };

/** What the values of a closed list mean, by the name of the field or by `parent.name`, as the words of fields are found. */
export const VALUE_WORDS: Readonly<Record<string, Labels>> = {
  container_type: CONTAINER_TYPE_LABELS,
  ContainerType: CONTAINER_TYPE_LABELS,
  ContainerTypes: CONTAINER_TYPE_LABELS,
  billing: BILLING_LABELS,
  Billing: BILLING_LABELS,
  due_mode: DUE_MODE_LABELS,
  DueMode: DUE_MODE_LABELS,
  pay_type_first: PAY_FIRST_LABELS,
  PayTypeFirst: PAY_FIRST_LABELS,
  status_type: INSTANCE_STATUS_FILTER_LABELS,
  unit: units,
  autorenew_unit: units,
  Unit: units,
  cost_type: COST_TYPE_LABELS,
  CostType: COST_TYPE_LABELS,
  pay_type: PAY_TYPE_LABELS,
  PayType: PAY_TYPE_LABELS,
  product: BILL_PRODUCT_LABELS,
  Product: BILL_PRODUCT_LABELS,
  InvoiceType: INVOICE_TYPE_LABELS,
  TitleType: INVOICE_TITLE_TYPE_LABELS,
  Status: INSTANCE_STATUS_LABELS,
  'getBareMetalInstances.status': INSTANCE_STATUS_LABELS,
  'getOrders.status': ORDER_STATUS_LABELS,
  'getInvoiceRecords.status': INVOICE_STATUS_LABELS,
  'getBalanceChanges.type': BALANCE_CHANGE_TYPE_LABELS,
  'getInstanceEvents.group': INSTANCE_EVENT_GROUP_LABELS,
  'getInstanceEvents:data.Kind': INSTANCE_EVENT_LABELS,
  'getBareMetalModels:data.Status': BARE_METAL_STATUS_LABELS,
  'getOrders:data.Status': ORDER_STATUS_LABELS,
  'getInvoiceRecords:data.Status': INVOICE_STATUS_LABELS,
  'Order.Status': ORDER_STATUS_LABELS,
  'Invoices.Status': INVOICE_STATUS_LABELS,
  'Refunds.Status': BALANCE_REFUND_STATUS_LABELS,
  'Movements.Type': BALANCE_CHANGE_TYPE_LABELS,
  'getBalanceChanges:data.Type': BALANCE_CHANGE_TYPE_LABELS,
};
