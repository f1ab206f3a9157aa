import { BILLING, DUE_MODE, PAY_FIRST } from '@compute-market/contract/enumerations';
import type { CreateInstanceForm } from '@compute-market/contract/forms/create-instance-form';

/** The form before anything is known: one day of one card. */
export const blankForm: CreateInstanceForm = {
  container_type: 'kvm',
  unit: 'day',
  pack_time: 1,
  billing: BILLING.prepaid,
  gpu_type: '',
  gpu_num: 1,
  district: '',
  host_name: '',
  spec_name: '',
  image_name: '',
  container_image: '',
  start_command: '',
  environment: [],
  add_disk_size: 0,
  bandwidth: 0,
  due_mode: DUE_MODE.keep,
  quantity: 1,
  note: '',
  project: '',
  autorenew_on: false,
  without_keys: [],
  pay_type_first: PAY_FIRST.voucher,
  coupon_id: null,
};
