import type { CallDefinition, Schema } from '../define-call';
import { diskUse } from '../entities/cloud-disk';
import { shownInRent } from '../entities/image';
import { autorenewSetting } from '../entities/instance';
import {
  discount,
  finePrice,
  listPrice,
  machineSize,
  money,
  nonNegativeMoney,
  quantity,
  quotedMoney,
  stockCount,
} from '../entities/money';
import { rowCount } from '../entities/page';
import { enoughMoney } from '../entities/price';
import { askersLevel, periodDiscount } from '../entities/price-info';
import { timestamp } from '../entities/time';
import { notifyPhone } from '../entities/user';
import { found } from '../entities/verification';
import type { Shape } from './complete';

interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly element?: Schema;
  readonly innerType?: Schema;
  readonly valueType?: Schema;
}

const inner = (schema: Schema | undefined): Shape => (schema === undefined ? 'x' : shapeOf(schema));
/** What stays unknown where it is not told. */
const unknowable: readonly Schema[] = [
  listPrice,
  finePrice,
  stockCount,
  machineSize,
  money,
  nonNegativeMoney,
  rowCount,
  periodDiscount,
  askersLevel,
  quantity,
  diskUse,
];
/** What is left out where it is not told: what stands in its place would say something else. */
const omitted: readonly Schema[] = [autorenewSetting, notifyPhone];
const plain: Readonly<Record<string, Shape>> = { string: 's', number: 'n', int: 'n', boolean: 'b' };

/** What is so unless it is told otherwise. */
const presumed: readonly Schema[] = [enoughMoney, found, shownInRent];
/** The shape of what a schema takes. What may be one of several things is left as it is: nobody can say which one is missing. */
export const shapeOf = (schema: Schema): Shape =>
  omitted.includes(schema) ? ['o', toldShapeOf(schema)] : toldShapeOf(schema);

function toldShapeOf(schema: Schema): Shape {
  if (schema === (timestamp as Schema)) return 't';
  if (schema === (quotedMoney as Schema)) return 'q';
  if (schema === (discount as Schema)) return 'd';
  if (presumed.includes(schema)) return 'y';
  if (unknowable.includes(schema)) return 'u';
  const { type, shape, element, innerType, valueType } = schema._zod.def as unknown as Definition;
  if (shape !== undefined)
    return Object.fromEntries(Object.entries(shape).map(([field, each]) => [field, shapeOf(each)]));
  if (type === 'array') return ['a', inner(element)];
  if (type === 'record') return ['r', inner(valueType)];
  if (type === 'nullable') return ['m', inner(innerType)];
  if (type === 'optional') return ['o', inner(innerType)];
  if (type === 'readonly') return inner(innerType);
  return plain[type] ?? 'x';
}

/** What is no read, and yet nothing goes on without its answer: a session, a code, what a picture holds or where it was stored, how a check stands. */
const needed: ReadonlySet<string> = new Set([
  'login',
  'register',
  'companyRegister',
  'subAccountLogin',
  'getWechatLoginQrcode',
  'getWechatLoginStatus',
  'getWechatBindQrcode',
  'getWechatBindStatus',
  'createQrcode',
  'getQrcode',
  'getOrderStatus',
  'screenshotKvm',
  'recogniseIdentityCard',
  'recogniseBusinessLicense',
  'startFacePrint',
  'getFacePrint',
  'uploadVerificationFile',
  'uploadWorkOrderImage',
  'uploadWorkOrderAttachment',
]);

/** The shape of what a call answers. Of most deeds the specification shows no field (product §7), so nothing need be told of them; what is ours is known to answer (decisions 40). */
export function answerShapeOf({
  name,
  response,
  idempotent,
  extension,
}: Pick<CallDefinition, 'name' | 'response' | 'idempotent' | 'extension'>): Shape {
  const shape = shapeOf(response);
  return idempotent || extension || shape === 'x' || needed.has(name) ? shape : ['e', shape];
}
