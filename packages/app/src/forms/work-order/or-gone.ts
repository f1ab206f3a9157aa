import { errorKeyOf, type ErrorKey } from '@compute-market/contract/errors';
import { ApiError } from '../../api/errors';

/** Takes something back that was not sent yet; `gone` are the refusals that say that it is out of reach already, which is as good. */
export async function orGone(asked: Promise<unknown>, gone: readonly ErrorKey[]): Promise<void> {
  try {
    await asked;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const key = errorKeyOf(error.status);
    if (key === undefined || !gone.includes(key)) throw error;
  }
}
