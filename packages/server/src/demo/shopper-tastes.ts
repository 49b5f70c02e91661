// How often the made-up shoppers of the demo choose which answer: most look for a bicycle for every day, few for something special.

/** Advisor, question and answer (or the place of a grouping, from 0) → weight; 1 for all others. */
const TASTES: Readonly<Record<string, number>> = {
  ...{ 'bikes/use/commute': 5, 'bikes/use/town': 4, 'bikes/use/tours': 3, 'bikes/use/unsure': 1.5 },
  ...{ 'bikes/use/trails': 2, 'bikes/use/fast': 1.2, 'bikes/use/carry': 1.4, 'bikes/use/fold': 0.8 },
  ...{ 'bikes/drive/electric': 5, 'bikes/drive/muscle': 3.5, 'bikes/drive/either': 1.5 },
  ...{ 'bikes/load/two': 3, 'bikes/load/one': 2, 'bikes/load/goods': 1.5, 'bikes/load/more': 0.5 },
  ...{ 'bikes/height/to170': 3, 'bikes/height/to180': 3.5, 'bikes/height/to190': 1.8, 'bikes/height/over190': 0.5 },
  ...{ 'bikes/mount/low': 2.5, 'bikes/mount/middle': 1.5, 'bikes/mount/whatever': 3 },
  ...{ 'bikes/budget/0': 2, 'bikes/budget/1': 4, 'bikes/budget/2': 3.5, 'bikes/budget/3': 2, 'bikes/budget/4': 0.7 },
  ...{ 'bikes/equipment/lights': 5, 'bikes/equipment/mudguards': 4, 'bikes/equipment/rack': 4 },
  ...{ 'bikes/equipment/disc': 3, 'bikes/equipment/belt': 1.5, 'bikes/equipment/sprung': 1.5 },
  ...{ 'bikes/colour/black': 5, 'bikes/colour/blue': 3, 'bikes/colour/green': 2.5, 'bikes/colour/grey': 2 },
  ...{ 'kids-bikes/age/four': 4, 'kids-bikes/age/six': 3.5, 'kids-bikes/age/two': 3, 'kids-bikes/age/eight': 2 },
  ...{ 'kids-bikes/riding/pedals': 2, 'kids-bikes/ground/asphalt': 4, 'kids-bikes/ground/gravel': 3 },
  ...{ 'kids-bikes/budget/0': 1.5, 'kids-bikes/budget/1': 4, 'kids-bikes/budget/2': 2, 'kids-bikes/budget/3': 0.6 },
  ...{ 'kids-bikes/matters/light': 4, 'kids-bikes/matters/road': 2 },
};

export const tasteFor = (advisor: string, question: string, answer: string | number): number =>
  TASTES[`${advisor}/${question}/${answer}`] ?? 1;
