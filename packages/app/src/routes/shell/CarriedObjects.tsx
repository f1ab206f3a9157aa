import { Component } from 'react';
import { useLocation } from 'react-router-dom';
import { configuration } from '../../configuration';
import { departureBetween, follow, type Departure } from '../../navigation/carried-object';
import { CarriedStyle } from './CarriedObjects.styles';

interface CarrierProps {
  /** Of the page that is shown, as links have it. */
  readonly address: string;
}

/** A class, since nothing else may look at the page before it is changed. */
class Carrier extends Component<CarrierProps> {
  stop = () => {};

  override getSnapshotBeforeUpdate({ address }: CarrierProps): Departure | null {
    return address === this.props.address ? null : departureBetween(address, this.props.address);
  }

  override componentDidUpdate({ address }: CarrierProps, _state: unknown, departure: Departure | null) {
    if (address === this.props.address) return;
    this.stop();
    this.stop = departure === null ? () => {} : follow(departure);
  }

  override componentWillUnmount() {
    this.stop();
  }

  override render() {
    return null;
  }
}

/** Carries the names of things between their lists and their pages, as one movement, both ways (decisions 165). */
export function CarriedObjects() {
  const { pathname, search } = useLocation();
  return (
    <>
      <CarriedStyle />
      <Carrier address={configuration.basePath + pathname + search} />
    </>
  );
}
