// The file that a shop's page loads. It defines the element, only once even if it is loaded several times.

import { ProductAdvisor } from './product-advisor.ts';

if (!customElements.get('product-advisor')) customElements.define('product-advisor', ProductAdvisor);
