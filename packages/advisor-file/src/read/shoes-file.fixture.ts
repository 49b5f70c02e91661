// An advisor file as a merchandiser writes it, one member a line, for tests to break as people do.

export const SHOES = `# What the shop asks about shoes
advisor: shoes
client: demo
name: Shoe finder
language: en
catalog: shoes
where: { kind: shoe }
results:
  show: after_filters
  limit: 10
questions:
  - id: use
    type: SINGLE
    role: filter
    title: What will you use them for?
    answers:
      - id: run
        title: Running
        where: { sport: running }
      - id: walk
        title: Walking
        where: { sport: walking }
  - id: color
    type: MULTIPLE
    role: preference
    title: Which colours do you like?
    attribute: color
    answers:
      - id: red
        background_color: '#cc0000'
      - id: black
        background_color: '#000000'
  - id: budget
    type: RANGE
    role: filter
    title: How much may they cost?
    attribute: price
    range:
      from: 0
      to: 300
      step: 10
      label: €
texts:
  de:
    use.title: Wofür brauchen Sie sie?
`;
