// How an advisor comes into a shop.

export const integration = {
  about:
    'Three steps bring the advisor onto a page of your shop: make a key, copy the lines that show it, paste them into the page. Whoever looks after your shop can do it for you.',
  notLive: 'This advisor is not live, so nobody can ask it yet. Publish it first.',
  keyTitle: '1. Make a key for your page',
  keyAbout: 'Your page asks with a key. Make one here, and it is filled in below at once.',
  page: 'Address of your page',
  pageHint: 'Only pages at this address, with www and without, may use the key.',
  pageWrong: 'This is no address of a web page, such as https://www.shop.example.',
  makeKey: 'Make a key for this page',
  keyMade:
    'The key for pages at {origins} is filled in below, and stays so until you close the portal. You can make another one at any time.',
  hasKey: 'You have a key already? Put it where it says {placeholder}.',
  toKeys: 'To the keys',
  noKeys:
    'Only the key is missing: owners of the shop make it, and it is shown only once. Put it where it says {placeholder}.',
  origin: 'Below, Guidepost has the address {origin}, at which you see this page.',
  originWithin:
    'Below, Guidepost has the address {origin}, at which you see this page. Shoppers cannot reach it there. Once it has an address on the internet, open this page at that one, and it is filled in.',
  more: 'More in the guide for integrators',
  copy: 'Copy: {what}',
  widget: '2. Copy these lines',
  widgetHint: 'They show the advisor where they stand in a page. With the key of step 1 they are complete.',
  paste: '3. Paste them where the advisor is to appear',
  pasteHint: 'On the front page, above a category, or on a page of its own. Where is that in your shop system?',
  otherSystem: 'Another one',
  systems: {
    woocommerce:
      'Open the page in the editor, add the block “Custom HTML”, paste the lines, and update the page. WordPress takes scripts from administrators and editors only.',
    shopify:
      'Online Store → Themes → Customize. Choose the page above, Add section → Custom Liquid, paste the lines, and save.',
    magento:
      'Content → Pages, open the page, and under Content drag “HTML Code” into it; without Page Builder, “Show / Hide Editor” shows the HTML. Paste the lines, save, and flush the cache.',
    prestashop:
      'PrestaShop takes scripts out of the texts of its pages. So the lines go into a template of the theme, or into a module for HTML of your own: whoever looks after your shop does this.',
    wix: 'What Wix calls “Embed HTML” lies in a frame of another address, for which this key is not. Use a custom element instead: its tag is product-advisor, its server address is what stands after src=, and its attributes are those that stand behind product-advisor.',
    other:
      'Look for “HTML”, “code” or “script” in what can be added to a page. Whoever looks after your shop knows it.',
  },
  systemsUntried:
    'The names of menus are those of the usual versions and may differ in yours. Guidepost was not tried in each of these systems.',
  notSeen: 'The advisor does not appear?',
  notSeenHelp:
    'Look whether the address of the page is the one of the key, whether the lines still have both tags after saving, and whether the service can be reached from the internet. Some shops only let scripts run that a Content Security Policy names: then {origin} has to be in its script-src and connect-src.',
  otherWays: 'For developers',
  client: 'With JavaScript',
  clientHint:
    'For a front end of your own, in browsers or on a server. In browsers the key is a publishable one; a secret one belongs on servers only.',
  assistants: 'In AI assistants',
  assistantsHint:
    'The address to give an assistant that speaks the Model Context Protocol (MCP): it then asks the questions of your advisors. The key in it is a publishable one. The service answers there once whoever runs it has switched it on (GUIDEPOST_MCP=on).',
  curl: 'By plain requests',
  curlHint:
    'From any language. This begins a conversation and replies to its first question. The key is a secret one, which only servers may know: put it where it says YOUR_KEY.',
};
