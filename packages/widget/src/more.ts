// The second file: what a shopper can do without, if it does not come.

export { takeLink } from './link.ts';
export { addOffers } from './offers.ts';
export { fillSlider } from './slider.ts';
