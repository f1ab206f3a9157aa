import type { Instance } from '@compute-market/contract/entities/instance';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { CardCourse, CardCoursePending } from '../card-course/CardCourse';
import type { CellContext } from './columns';
import { messages } from './messages';

/** The course of the cards of a row over the last hour; nothing while it does not run, and where it is not known. */
export const RowCourse = ({ instance, courses }: { instance: Instance } & Pick<CellContext, 'courses'>) => {
  if (instance.Status !== INSTANCE_STATUS.running) return null;
  if (courses === undefined) return <CardCoursePending />;
  const uses = courses.get(instance.Container_name);
  if (uses === undefined) return null;
  return <CardCourse uses={uses} span={messages.row.lastHour} />;
};
