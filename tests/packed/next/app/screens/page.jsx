import { Screens } from '../../Screens';

export default function Page() {
  return <Screens />;
}
