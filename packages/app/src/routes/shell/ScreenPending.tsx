import { Skeleton } from '@compute-market/components/skeleton';
import { SlowHint } from '@compute-market/patterns/slow-hint';

/** A screen of the console of which nothing but its title can be shown yet. */
export function ScreenPending({ title }: { title: string }) {
  return (
    <>
      <h1>{title}</h1>
      <Skeleton lines={6} />
      <SlowHint />
    </>
  );
}
