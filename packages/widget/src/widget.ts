// The file that a shop's page loads: defines the element, once however often it is loaded.

import { ProductAdvisor } from './product-advisor.ts';

if (!customElements.get('product-advisor')) customElements.define('product-advisor', ProductAdvisor);
