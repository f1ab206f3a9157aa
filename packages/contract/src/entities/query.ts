import * as z from 'zod/mini';

/** The largest number a row has: what an integer of the database holds. */
export const ROW_NUMBER_MAX = 2_147_483_647;

/** An integer in a query string, a path or a multipart field: a number, or its digits. */
export function queryInteger(least: number, most: number = ROW_NUMBER_MAX) {
  const whole = z.int().check(z.minimum(least), z.maximum(most));
  return z.pipe(
    z.union([whole, z.string().check(z.regex(/^-?\d{1,15}$/, '请输入整数'))]),
    z.pipe(z.transform(Number), whole),
  );
}

/** A row's number. */
export const identifier = z.int().check(z.minimum(1, '编号不正确'), z.maximum(ROW_NUMBER_MAX, '编号不正确'));
/** A row's number in a query string or a path. */
export const queryIdentifier = queryInteger(1);

/** A boolean of a form-encoded or multipart body, where it arrives as the word 'true' or 'false'. */
export const formBoolean = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])]),
  z.transform((value: boolean | 'true' | 'false') => value === true || value === 'true'),
);

/** The `data` of an answer that carries nothing. */
export const nothing = z.null();
/** A request without fields. */
export const noFields = z.object({});
